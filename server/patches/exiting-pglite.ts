import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite whose queries fail once its PostgreSQL has ended by a panic.
 *
 * Upstream: https://github.com/electric-sql/pglite/issues/1058, seen in @electric-sql/pglite 0.5.14. A query to an ended backend
 * loops for ever and blocks the process. Ends with the release that has https://github.com/electric-sql/pglite/pull/1081.
 */
export class ExitingPglite extends PGlite {
  #panic: { text?: string };

  constructor(directory: string) {
    const panic: { text?: string } = {};
    super(directory, {
      onStderr: (line) => {
        if (line.includes('PANIC:')) panic.text = line;
        return true;
      },
    });
    this.#panic = panic;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    // PGlite calls this while it is constructed, too.
    if (this.#panic?.text !== undefined) {
      const reason = `The embedded database has ended (${this.#panic.text}). Restart Gloss; nothing that was stored is lost.`;
      throw Object.assign(new Error(reason), { code: '57P01' });
    }
    return super.execProtocolRawSync(message);
  }
}
