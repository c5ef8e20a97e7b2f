/** An encoded raster image. */
export interface EncodedImage {
  mimeType: 'image/webp' | 'image/jpeg' | 'image/png';
  base64: string;
  /** Pixels. */
  width: number;
  height: number;
}
