import { Failure } from '../../contract/failure.ts';

/** Maximum work of one reading, in values that are visited; the largest transcripts take a quarter. */
const maxWork = 5_000_000;
/** Characters that take as long to read as a value takes to visit. */
const charactersPerValue = 50;

/** Values that the references of a recipe name, and the work that is left to find them. */
export class RecipeValues {
  /** Variables of an address, responses, and the entry of a list. */
  readonly named: Readonly<Record<string, unknown>>;
  readonly #work: { left: number };

  constructor(named: Readonly<Record<string, unknown>>, work = { left: maxWork }) {
    this.named = named;
    this.#work = work;
  }

  /** Returns these values and further ones, which share the work. */
  with(further: Readonly<Record<string, unknown>>): RecipeValues {
    return new RecipeValues({ ...this.named, ...further }, this.#work);
  }

  /** Counts visited values. Throws `siteFailed` when the work is used up: a short recipe could occupy its thread for hours. */
  visit(count: number): void {
    this.#work.left -= count;
    if (this.#work.left < 0) throw new Failure('siteFailed', `The recipe visits more than ${maxWork} values.`);
  }

  /** Counts characters that are read. Throws as `visit`. */
  read(characters: number): void {
    this.visit(characters / charactersPerValue);
  }
}
