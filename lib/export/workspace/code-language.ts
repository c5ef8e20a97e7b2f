/** The languages that the API knows, by the names that people write after a fence. */
const languages: Record<string, string> = {
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'shell',
  zsh: 'shell',
  console: 'shell',
  yml: 'yaml',
  md: 'markdown',
  cpp: 'c++',
  cs: 'c#',
  csharp: 'c#',
  objc: 'objective-c',
  kt: 'kotlin',
  tex: 'latex',
  dockerfile: 'docker',
};
const known = new Set(
  `bash c c++ c# clojure css dart diff docker elixir elm erlang f# fortran go graphql groovy haskell html java javascript json
  julia kotlin latex less lisp lua makefile markdown matlab mermaid nix objective-c ocaml pascal perl php powershell prolog
  protobuf python r ruby rust sass scala scheme scss shell sql swift toml typescript verilog vhdl webassembly xml yaml`.split(
    /\s+/,
  ),
);

export function codeLanguage(name = ''): string {
  const lower = name.toLowerCase();
  const language = Object.hasOwn(languages, lower) ? languages[lower]! : lower;
  return known.has(language) ? language : 'plain text';
}
