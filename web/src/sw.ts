// The service worker: keeps all files of this version and answers from them. The page itself keeps the
// players' weights (engine/weights.svelte.ts). A new version waits until the page says that it may take over.

declare const __FILES__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const files = __FILES__;
const current = `foxtray-${__VERSION__}`;
const weights = 'foxtray-weights';

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const page = request.mode === 'navigate' && inScope(url);
  if (page) event.respondWith(answer(new URL('./', worker.registration.scope).href, request));
  else if (files.includes(nameOf(url))) event.respondWith(answer(request.url, request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(current);
  const scope = worker.registration.scope;
  const wanted = files.filter((name) => name !== 'index.html');
  await cache.addAll(['./', ...wanted].map((name) => new Request(new URL(name, scope), { cache: 'no-cache' })));
}

async function forgetOld(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('foxtray-') && name !== current && name !== weights) await caches.delete(name);
  }
  await worker.clients.claim();
}

async function answer(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(key, { ignoreSearch: true })) ?? fetch(request);
}

function nameOf(url: URL): string {
  return url.href.slice(worker.registration.scope.length).replace(/[?#].*$/, '');
}

function inScope(url: URL): boolean {
  const name = nameOf(url);
  return name === '' || name === 'index.html';
}
