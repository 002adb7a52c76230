// Installs the service worker, and tells when a new version waits. Nothing is lost by an update:
// every game is kept after every move.

const state = $state({ waiting: false });

export const update: Readonly<{ waiting: boolean }> = state;

let registration: ServiceWorkerRegistration | undefined;
let asked = false;

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (had && asked) location.reload();
  });
  void navigator.serviceWorker
    .register('./sw.js')
    .then(watch)
    // Some browsers refuse in private windows; the page works without.
    .catch(() => undefined);
}

function watch(found: ServiceWorkerRegistration): void {
  registration = found;
  if (found.waiting && navigator.serviceWorker.controller) state.waiting = true;
  found.addEventListener('updatefound', () => {
    const fresh = found.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) state.waiting = true;
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => undefined);
  });
}

export function takeUpdate(): void {
  asked = true;
  registration?.waiting?.postMessage('take over');
}

export function notNow(): void {
  state.waiting = false;
}
