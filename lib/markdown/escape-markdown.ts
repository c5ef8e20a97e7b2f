/** Escapes a text for Markdown, so that no mark, link, image or HTML in it takes effect. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^([-+])(?=\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
