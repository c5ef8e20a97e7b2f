/** Maximum length of an address that Chrome passes to another program. */
const maxUriLength = 2000;

/** A note to create. */
export interface ObsidianNote {
  /** A path within the vault, without `.md`. */
  file: string;
  content: string;
  /** Name of the vault; when absent, Obsidian uses the one that was opened last. */
  vault?: string;
}

/**
 * Returns the address that creates a note in Obsidian. A text that is too long for an address is returned as `clipboard`: the caller
 * copies it, in the click that opens the address, and Obsidian reads it from there.
 */
export function obsidianUri({ file, content, vault }: ObsidianNote): { uri: string; clipboard?: string } {
  const target = `obsidian://new?${vault ? `vault=${encoded(vault)}&` : ''}file=${encoded(file)}`;
  const uri = `${target}&content=${encoded(content)}`;
  return uri.length <= maxUriLength ? { uri } : { uri: `${target}&clipboard`, clipboard: content };
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
