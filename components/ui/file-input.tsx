import type { ComponentProps } from 'react';

/** The hidden input of a button that opens a file. */
export const FileInput = ({ onFile, ...rest }: { onFile: (file: File) => void } & ComponentProps<'input'>) => (
  <input
    type="file"
    hidden
    {...rest}
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      // Allows the same file to be selected again.
      target.value = '';
      if (file) onFile(file);
    }}
  />
);
