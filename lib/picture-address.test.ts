import { expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

it('makes an address of a picture, and of nothing else', () => {
  expect(pictureAddress({ mimeType: 'image/webp', base64: 'UklGRg==' })).toBe('data:image/webp;base64,UklGRg==');
  for (const mimeType of ['image/svg+xml', 'text/html', 'image/webp,<svg', '', 'IMAGE/WEBP']) {
    expect(pictureAddress({ mimeType, base64: 'UklGRg==' })).toBeUndefined();
  }
  for (const base64 of ['', '<svg/onload=alert(1)>', 'Uk"onerror="', 'UklG\n', 'Ukl=GR']) {
    expect(pictureAddress({ mimeType: 'image/png', base64 })).toBeUndefined();
  }
});
