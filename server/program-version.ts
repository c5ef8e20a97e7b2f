import project from '../package.json' with { type: 'json' };

/** The version of Gloss, which the extension has too; the contract has one of its own. */
export const programVersion: string = project.version;
