/** Downloads a file with the browser. */
export function saveFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
