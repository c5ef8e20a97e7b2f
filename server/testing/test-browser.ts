/** A test browser that stores cookies, follows redirects on its server and sends forms. */
export function testBrowser(origin: string) {
  const jar = new Map<string, string>();

  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const isGone = value === '' || rest.some((part) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(part));
      if (isGone) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  /** Opens a page, following redirects until they leave the server. */
  const open = async (address: string, init?: RequestInit): Promise<{ response: Response; url: URL; left?: URL }> => {
    let url = new URL(address, origin);
    let response = await ask(address, init);
    for (let hops = 0; hops < 12; hops++) {
      const location = response.headers.get('location');
      if (!location) return { response, url };
      url = new URL(location, url);
      if (url.origin !== origin) return { response, url, left: url };
      response = await ask(url.href);
    }
    throw new Error(`more than 12 redirects from ${address}`);
  };

  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = { origin }) =>
    open(path, { method: 'POST', body: new URLSearchParams(form), headers });

  return { jar, ask, open, send };
}
/** Reads the page that a request of a test browser ended at. */
export async function pageOf(answer: Promise<{ response: Response; url: URL }>) {
  const { response, url } = await answer;
  return { status: response.status, path: url.pathname + url.search, text: await response.text(), headers: response.headers };
}

/** A browser for tests of the OAuth pages, as `testBrowser` creates it. */
export type TestBrowser = ReturnType<typeof testBrowser>;

/** The input of a test's user on the sign-in and consent pages. */
export interface Decision {
  email: string;
  password: string;
  decision?: 'allow' | 'deny';
  /** Whether the user clears the checkbox for changes. */
  refuseWrite?: boolean;
}

/** Runs an authorization request to its end, at the client's address or on a page of the server. */
export async function authorize(
  browser: TestBrowser,
  address: string,
  person: Decision,
): Promise<{ left?: URL; page?: string; status: number }> {
  let at = await browser.open(address);
  for (let pages = 0; pages < 3 && !at.left; pages++) {
    const page = await at.response.text();
    const action = /<form method="post" action="(\/oauth\/interaction\/[^"]+)"/.exec(page)?.[1];
    const next = /name="next" value="([^"]+)"/.exec(page)?.[1];
    if (action)
      at = await browser.send(action, { decision: person.decision ?? 'allow', ...(!person.refuseWrite && { write: 'on' }) });
    else if (next) at = await browser.send('/account/sign-in', { next, email: person.email, password: person.password });
    else return { left: undefined, page, status: at.response.status };
  }
  return { left: at.left, status: at.response.status };
}
