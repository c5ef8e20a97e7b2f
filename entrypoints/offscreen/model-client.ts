import { createModels } from '../../lib/models/models.ts';
import { modelHost } from './model-host.ts';

export const models = createModels(modelHost);
