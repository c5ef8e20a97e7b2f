import { answerTables } from './answers.ts';
import { claimTable } from './claims.ts';
import { costTable } from './costs.ts';
import { load } from './data.ts';
import { drawLines } from './draw-lines.ts';
import { expansionTables } from './expansion.ts';
import { groundingTables } from './groundings.ts';
import { lineTable } from './lines.ts';
import { nameTables } from './names.ts';
import { noveltyTables } from './novelty.ts';
import { installPeers } from './peers/ask-peers.ts';
import { evaluatePictures } from './pictures.ts';
import { promiseTable } from './promises.ts';
import { segmentationTables } from './segmentations.ts';
import { skimTable } from './skims.ts';
import { summaryTables } from './summaries.ts';
import { formatTable, type Table } from './table.ts';
import { titleTables } from './titles.ts';

/**
 * Prints how good the offline engine is beside published methods and the packages of npm, on the sets in the folder
 * that GLOSS_DATA names, and last what it promises to hold. What was fitted on a set is judged by cross-validation.
 */
async function main() {
  if (load('qmsum.val').length === 0) {
    console.log('Nothing to evaluate on: set GLOSS_DATA to the folder that holds text/*.jsonl.');
    return;
  }
  const withPeers = await installPeers();
  const tables: Table[] = [];
  const print = (found: Table[]) => {
    for (const table of found) console.log(`\n${formatTable(table)}`);
    tables.push(...found);
  };
  console.error('This takes some minutes.');
  print(await summaryTables(withPeers));
  print([lineTable()]);
  print(segmentationTables());
  print(titleTables());
  print(answerTables());
  print(groundingTables());
  print([promiseTable()]);
  print([skimTable()]);
  print(nameTables());
  print(noveltyTables());
  print(expansionTables());
  print([await costTable(withPeers)]);
  print([claimTable(tables)]);
}

const [, , part, seed] = process.argv;
if (part === 'draw') drawLines(Number(seed ?? 1));
else await (part === 'pictures' ? evaluatePictures() : main());
