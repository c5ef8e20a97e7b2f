import fitted from './wholeness-weights.json' with { type: 'json' };
import { wordClasses } from './word-classes.ts';

/** The model that tells whole sentences from damaged ones: its common words, and the weight of each feature in log odds. */
export interface WholenessWeights {
  common: ReadonlySet<string>;
  features: ReadonlyMap<string, number>;
}

/** Maximum number of words that are read: what follows tells little about a sentence. */
const maxClasses = 60;

/** Number of features with weight 0 that are added to those of each sentence, because few say little. */
const unknownFeatures = 12;

/** Languages with a fitted model. */
const models: Readonly<Record<string, WholenessWeights>> = { en: readWeights(fitted) };

/**
 * Returns how much a sentence reads like a whole one, above 0 for more likely than not, by its sequence of words and of classes of
 * words; undefined for a language without a model.
 */
export function wholenessOf(text: string, language: string): number | undefined {
  const model = Object.hasOwn(models, language) ? models[language] : undefined;
  return model && meanWeight(wholenessFeatures(text, model.common), model);
}

/** Returns the features of a sentence, each once: classes, pairs of them, and the three at the start and at the end. */
export function wholenessFeatures(text: string, common: ReadonlySet<string>): Set<string> {
  const classes = wordClasses(text, common, maxClasses);
  const features = new Set<string>(classes);
  for (let at = 1; at < classes.length; at++) features.add(`${classes[at - 1]} ${classes[at]}`);
  features.add(classes.slice(0, 4).join(' '));
  features.add(classes.slice(-4).join(' '));
  return features;
}

/** Returns the mean weight of the known features, nearer to 0 where they are few. */
function meanWeight(found: ReadonlySet<string>, { features }: WholenessWeights): number {
  let sum = 0;
  let known = 0;
  for (const feature of found) {
    const weight = features.get(feature);
    if (weight === undefined) continue;
    sum += weight;
    known++;
  }
  return sum / (known + unknownFeatures);
}

/** Reads stored weights: tenths by feature, those with one weight in one text, separated by "|". */
function readWeights({ common, weights }: { common: string; weights: Record<string, string> }): WholenessWeights {
  const features = new Map<string, number>();
  for (const [tenths, list] of Object.entries(weights))
    for (const feature of list.split('|')) features.set(feature, Number(tenths) / 10);
  return { common: new Set(common.split(' ')), features };
}
