/** An image as canvases and decoders return it: red, green, blue, alpha, row by row. */
export interface Bitmap {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}
