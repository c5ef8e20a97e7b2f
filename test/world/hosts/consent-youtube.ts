import { type Host, html } from '../host.ts';

/** YouTube's cookie consent page, to which visitors without a choice are redirected. */
export const consentYoutube: Host = ({ url }) =>
  html(`<!doctype html><html lang="en"><head><title>Before you continue to YouTube</title></head><body>
<h1>Before you continue to YouTube</h1>
<form action="https://consent.youtube.com/s" method="POST">
<input type="hidden" name="continue" value="${encodeURI(url.searchParams.get('continue') ?? '')}">
<button>Reject all</button> <button>Accept all</button></form></body></html>`);
