/** Capitalizes the first word of a text of a language (BCP 47 tag, or '' where unknown), unless it has a digit or a capital in it, as names such as "iOS" do. */
export const sentenceCase = (text: string, language: string): string =>
  /^\p{Ll}[\p{Ll}\p{M}'’-]*(?![\p{L}\p{N}])/u.test(text)
    ? text[0]!.toLocaleUpperCase(language || undefined) + text.slice(1)
    : text;
