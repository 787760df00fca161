/** Who this browser is. A name is asked for when one is needed, and not before. */
import { api } from './api';

class Myself {
  person = $state('');
  name = $state('');
  #loaded: Promise<void> | null = null;
  /** Somebody waits for a name: the dialog is open. */
  asking = $state(false);
  #answer: ((name: string | null) => void) | null = null;

  /** Ask the server who we are, once. */
  load(): Promise<void> {
    this.#loaded ??= this.#ask();
    return this.#loaded;
  }

  async #ask(): Promise<void> {
    try {
      const { person, name } = await api.me();
      this.person = person;
      this.name = name;
    } catch (error) {
      this.#loaded = null;
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    const me = await api.setName(name);
    this.person = me.person;
    this.name = me.name;
  }

  /** The name, asked for if there is none yet; null: the reader would rather not say. */
  async named(): Promise<string | null> {
    await this.load();
    if (this.name !== '') return this.name;
    this.#answer?.(null);
    this.asking = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** The dialog is done. */
  answered(name: string | null): void {
    this.asking = false;
    this.#answer?.(name);
    this.#answer = null;
  }
}

export const me = new Myself();
