/** The page that is shown when there is no connection. It is written on the spot: nothing of ours is ever kept. */
import tokens from '../shared/tokens.css?raw';
import { say } from './words';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const STYLE = `${tokens}
  body { margin: 0; background: var(--bg); color: var(--ink); font: var(--text-m)/1.5 var(--font); text-align: center; }
  main { display: grid; place-content: center; justify-items: center; gap: var(--s4); min-height: 90vh; padding: var(--s5); }
  p { max-width: 26rem; margin: 0; }
  h1 { margin: 0; font-size: var(--text-xl); }
  a { padding: var(--s3) var(--s5); border-radius: var(--radius); background: var(--lamp); color: var(--lamp-ink); font-weight: 700; text-decoration: none; }
`;
const policy = (nonce: string) =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;

/** It tries again when there is a network, or when it is asked to, at the very address that was asked for. */
export function offlinePage(language: string): Response {
  const nonce = crypto.randomUUID();
  const word = (id: string) => escaped(say(language, id)!.title);
  const page = `<!doctype html>
<html lang="${language === 'nl' ? 'nl' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${word('offline-title')} · Lamster</title><style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">addEventListener('online', () => location.reload());</script></head>
<body><main><h1>${word('offline-title')}</h1><p>${word('offline-text')}</p><a href="">${word('offline-again')}</a></main></body>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(nonce),
    'cache-control': 'no-store',
  };
  return new Response(page, { status: 503, headers });
}
