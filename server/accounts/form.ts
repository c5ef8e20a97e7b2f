import type { Context } from 'hono';

/** The texts of a form; what is a file, or comes twice, is left out. */
export async function formOf(context: Context): Promise<Record<string, string | undefined>> {
  const fields = Object.entries(await context.req.parseBody());
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
