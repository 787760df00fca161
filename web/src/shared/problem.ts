/** A failure in the reader's words. What is no failure of network or server is an error of the page, and told as one. */
import { Refused, Unreachable } from './api';
import { showPageError } from './page_error';
import type { Failure } from './protocol';
import { toast } from './toast.svelte';
import { hasText, t, type GameWords } from './words.svelte';

/** What browsers say, each in its own words, when a script or a style sheet cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;

const isUnreachable = (error: unknown) =>
  error instanceof Unreachable || (error instanceof Error && NOT_FETCHED.test(error.message));

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether this may happen though the client is as it should be. */
const isExpected = (error: unknown) => error instanceof Refused || isUnreachable(error) || isAborted(error);

export function problem(error: unknown): string {
  if (isUnreachable(error)) return t('problem-unreachable');
  if (error instanceof Refused) return refusalText(error.failure);
  logPageError(error);
  return t('problem-page');
}

type Told = Pick<Failure, 'message' | 'about'> & { error: string };

/** Why the server would not: in the reader's words, or else in its own. */
export function refusalText({ error, message, about }: Told): string {
  return hasText(`error-${error}`) ? t(`error-${error}`, about) : message;
}

/** For what the reader need not know when it fails. An error of the page itself is still told. */
export function ignoreExpected(error: unknown): undefined {
  if (!isExpected(error)) logPageError(error);
}

const logged = new WeakSet<object>();

/** Once for each error, also where it is shown again and again; later, since what is being drawn may not change toasts. */
function logPageError(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(error);
  queueMicrotask(() => showPageError(error));
}

/** Errors and rejections that nobody handles are told too; the browser has logged them already. Returns how to stop. */
export function watchErrors(): () => void {
  const threw = ({ error }: ErrorEvent) => {
    if (error) showUnhandled(error);
  };
  const rejected = ({ reason }: PromiseRejectionEvent) => showUnhandled(reason);
  window.addEventListener('error', threw);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', threw);
    window.removeEventListener('unhandledrejection', rejected);
  };
}

function showUnhandled(error: unknown): void {
  if (!isExpected(error)) showPageError(error);
  else if (!isAborted(error)) toast(problem(error), 'bad');
}

/** Settings that do not go together: the rule that says so in the reader's words, else the server's own sentence. */
export async function optionsProblem(failure: Pick<Failure, 'message' | 'rule'>, words: GameWords): Promise<string> {
  const text = t('error-bad-options');
  await words.loadRules().catch(ignoreExpected);
  if (!words.has(`rule-${failure.rule}`)) return `${text} ${failure.message}`;
  return `${text} ${words.rule_title(failure.rule)}: ${words.rule(failure.rule)}`;
}
