import { addressParts } from './try/address-parts.ts';
import { captionParts } from './try/caption-parts.ts';
import { exportParts } from './try/export-parts.ts';
import { feedParts } from './try/feed-parts.ts';
import { groundingParts } from './try/grounding-parts.ts';
import { imageParts } from './try/image-parts.ts';
import { mediaParts } from './try/media-parts.ts';
import { modelParts } from './try/model-parts.ts';
import { nameParts } from './try/name-parts.ts';
import type { Part } from './try/part.ts';
import { searchParts } from './try/search-parts.ts';
import { speechParts } from './try/speech-parts.ts';
import { textParts } from './try/text-parts.ts';

/** The parts of the core that can be tried from the shell, by name. */
export const parts: Record<string, Part> = {
  ...addressParts,
  ...mediaParts,
  ...captionParts,
  ...feedParts,
  ...textParts,
  ...groundingParts,
  ...nameParts,
  ...exportParts,
  ...modelParts,
  ...imageParts,
  ...searchParts,
  ...speechParts,
};
