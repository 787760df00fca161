/** Becoming an app of the system: offered quietly, in the settings, where the browser allows it. */
import { WORKER } from '../shared/notifications/worker';

/** What Chromium hands out; other browsers have a menu entry of their own. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
  offer = $state.raw<Offer | null>(null);
  /** It runs as an app now. */
  standalone = $state(false);
  /** It was installed just now, from this page. */
  done = $state(false);

  /** Gives back whether the reader went along. */
  async install(): Promise<boolean> {
    const offer = this.offer;
    if (!offer) return false;
    // An offer is good once.
    this.offer = null;
    await offer.prompt();
    return (await offer.userChoice).outcome === 'accepted';
  }
}

export const installing = new Installing();

/** From the start: the browser makes its offer before anybody opens the settings. */
export function watchInstalling(): void {
  installing.standalone = window.matchMedia('(display-mode: standalone)').matches;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installing.offer = event as Offer;
  });
  window.addEventListener('appinstalled', () => {
    installing.offer = null;
    installing.done = true;
  });
  // An app has no browser around it that would tell when there is no connection.
  if (installing.standalone && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register(WORKER).catch(() => undefined);
}
