import { withTimeout } from '../lib/async/with-timeout.ts';

/** The parts of the service worker's scope that it uses: the types of the DOM leave it out. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  clients: { claim(): Promise<void> };
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
/** Files below this path have the hash of their content in their names, so those of several versions lie side by side. */
const hashed = '/library/assets/';
/** Time after which a page comes from the cache: a network may be connected and yet answer nothing. */
const pageTimeoutMs = 5000;
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(storeFiles());
});
// Starts once no page of an earlier version is open: such a page loads more of its files later, which the server no longer has.
scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerFiles().then(() => scope.clients.claim()));
});
scope.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (pages.includes(pathname)) event.respondWith(openPage(event.request));
  else if (files.includes(pathname) || pathname.startsWith(hashed)) event.respondWith(openFile(event.request));
});

/** Stores the files of this version, all or none. */
async function storeFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const stored = await cache.keys();
  // Other files, such as icons, change without another name.
  const isStored = (path: string) => path.startsWith(hashed) && stored.some(({ url }) => new URL(url).pathname === path);
  // Without a session the server leads to sign-in.
  const signedInPage = new Request(page, { redirect: 'error' });
  await cache.addAll([signedInPage, ...files.filter((path) => !isStored(path))]);
}

/** Deletes the files of earlier versions. */
async function deleteFormerFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const isFormer = ({ url }: Request) => ![page, ...files].includes(new URL(url).pathname);
  await Promise.all((await cache.keys()).filter(isFormer).map((request) => cache.delete(request)));
}

/**
 * The page comes from the server, of its latest version. From the cache, which has the files of its own, it comes without a connection,
 * from a server that fails, and after a timeout.
 */
async function openPage(request: Request): Promise<Response> {
  const answer = fetch(request);
  try {
    const response = await withTimeout(answer, { timeoutMs: pageTimeoutMs });
    if (response.status < 500) return response;
  } catch {
    // The cache answers.
  }
  return (await caches.match(page)) ?? answer;
}

const openFile = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);
