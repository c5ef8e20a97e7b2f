/** Chrome hands no longer address to another program. */
const maxUriLength = 2000;

export interface ObsidianNote {
  /** A path within the vault, without `.md`. */
  file: string;
  content: string;
  /** The vault that was used last when there is none. */
  vault?: string;
}

/**
 * The address that makes a note in Obsidian. What an address can't hold goes by the clipboard: the caller writes `clipboard`
 * there, in the click that opens the address, and Obsidian takes it from there.
 */
export function obsidianUri({ file, content, vault }: ObsidianNote): { uri: string; clipboard?: string } {
  const target = `obsidian://new?${vault ? `vault=${encoded(vault)}&` : ''}file=${encoded(file)}`;
  const uri = `${target}&content=${encoded(content)}`;
  return uri.length <= maxUriLength ? { uri } : { uri: `${target}&clipboard`, clipboard: content };
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
