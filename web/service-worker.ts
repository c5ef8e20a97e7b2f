/** The parts of the service worker's scope that it uses: the types of the DOM leave it out. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  skipWaiting(): Promise<void>;
}
interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The paths of the built files, which the build sets. */
declare const builtFiles: string[];

const files = builtFiles;
const cacheName = 'library';
const page = '/library/';
const pages = [page, '/library/settings'];
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(storeFiles().then(() => scope.skipWaiting()));
});
scope.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (pages.includes(pathname)) event.respondWith(openPage(event.request));
  else if (files.includes(pathname)) event.respondWith(openFile(event.request));
});

/** Stores the files of this version, and deletes those of earlier ones. */
async function storeFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const stored = await cache.keys();
  const isStored = (path: string) => stored.some(({ url }) => new URL(url).pathname === path);
  await cache.addAll([page, ...files.filter((path) => !isStored(path))]);
  const isOld = ({ url }: Request) => ![page, ...files].includes(new URL(url).pathname);
  await Promise.all(stored.filter(isOld).map((request) => cache.delete(request)));
}

/** The page comes from the server, which leads to sign-in, and from the cache without a connection. */
async function openPage(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch (error) {
    const stored = await cache.match(page);
    if (!stored) throw error;
    return stored;
  }
}

const openFile = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);
