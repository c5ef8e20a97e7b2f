/** One module of the import rules: a folder, or the files whose paths begin alike. A module may always import itself. */
export interface Module {
  /** Prefix of the paths that belong to the module; the first module of the list that fits is taken. */
  path: string;
  /** Names of the other modules it may import. `types` after a name allows type-only imports. */
  modules: string[];
  /** Packages it may import; any when absent. */
  packages?: string[];
  /** Packages it must not load, not even through its imports, because of their size. */
  without?: string[];
}

/** Modules of lib that nearly every other one may import. */
export const core = ['contract', 'ports', 'records', 'subtitles', 'markdown', 'lib root'];
