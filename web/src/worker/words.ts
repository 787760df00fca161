/** The few words that are needed where no page is open. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import en from './words.en.ftl?raw';
import nl from './words.nl.ftl?raw';

export interface Said {
  title: string;
  body: string;
}

const TEXTS: Record<string, string> = { en, nl };

function bundleOf(language: string): FluentBundle {
  const known = language in TEXTS ? language : 'en';
  const bundle = new FluentBundle(known, { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS[known]!));
  return bundle;
}

/** A message and its `body`; null when there is none of that name. */
export function say(language: string, id: string, args: Record<string, string> = {}): Said | null {
  const bundle = bundleOf(language);
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const body = message.attributes.body;
  return {
    title: bundle.formatPattern(message.value, args),
    body: body ? bundle.formatPattern(body, args) : '',
  };
}
