import { describedOnly } from '../described-only.ts';
import { soundcloudAddress } from './address.ts';

/** Neither its pages nor its feeds hold transcripts. */
export const soundcloud = describedOnly('soundcloud', soundcloudAddress);
