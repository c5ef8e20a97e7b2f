import type { Recipe } from '../../contract/recipe.ts';
import type { AddressKind } from '../../contract/urls.ts';

/** A form of addresses as in a recipe, of any kind. */
export type AddressForm = Omit<Recipe['addresses'][number], 'kind'> & { kind: AddressKind };

/** The addresses of a site that name no media item, or one that can only be read on its open page. */
export interface AddressTable {
  /** Name of the site. */
  name: string;
  addresses: AddressForm[];
}
