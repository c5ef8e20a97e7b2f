import { html } from 'hono/html';
import type { Html } from './page.ts';

/** The attributes of a labeled input field of a form. */
export interface FieldOptions {
  name: string;
  label: string;
  type?: 'email' | 'password' | 'text';
  autocomplete?: string;
  hint?: string;
  value?: string;
  minLength?: number;
  maxLength?: number;
  isOptional?: boolean;
  /** Id of the element, for a page with several fields of one name. */
  id?: string;
}

/** Renders a labeled input field of a form. */
export function field({
  name,
  label,
  type = 'text',
  autocomplete,
  hint,
  value,
  minLength,
  maxLength,
  isOptional = false,
  id = name,
}: FieldOptions): Html {
  const hintId = hint ? `${id}-hint` : undefined;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete ?? 'off'}" value="${value ?? ''}"
      minlength="${minLength ?? 0}" maxlength="${maxLength ?? 256}" ${hintId ? html`aria-describedby="${hintId}"` : ''} ${isOptional ? '' : 'required'} />
    ${hint ? html`<p class="hint" id="${hintId}">${hint}</p>` : ''}
  </div>`;
}

/** Renders the input field of an e-mail address. */
export const emailField = (label: string, value?: string): Html =>
  field({ name: 'email', label, type: 'email', autocomplete: 'username', maxLength: 254, value });

/** A message about the result of a form, which screen readers announce at once. */
export const notice = (text: string | undefined, isBad = false): Html | '' =>
  text ? html`<p class="notice ${isBad ? 'bad' : ''}" role="${isBad ? 'alert' : 'status'}">${text}</p>` : '';

/** Renders a hidden form field; empty without a value. */
export const hidden = (name: string, value: string | undefined): Html | '' =>
  value ? html`<input type="hidden" name="${name}" value="${value}" />` : '';
