/** A run of text with one format. A line break within a block is a `\n`. */
export interface Inline {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  struck?: boolean;
  href?: string;
}
