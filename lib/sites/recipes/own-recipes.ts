import type { Recipe } from '../../contract/recipe.ts';
import acast from './acast.json' with { type: 'json' };
import ard from './ard.json' with { type: 'json' };
import bbc from './bbc.json' with { type: 'json' };
import brightcove from './brightcove.json' with { type: 'json' };
import bunny from './bunny.json' with { type: 'json' };
import coursera from './coursera.json' with { type: 'json' };
import dailymotion from './dailymotion.json' with { type: 'json' };
import douyin from './douyin.json' with { type: 'json' };
import internetArchive from './internet-archive.json' with { type: 'json' };
import jwPlayer from './jw-player.json' with { type: 'json' };
import niconico from './niconico.json' with { type: 'json' };
import rumble from './rumble.json' with { type: 'json' };
import simplecast from './simplecast.json' with { type: 'json' };
import soundcloud from './soundcloud.json' with { type: 'json' };
import ted from './ted.json' with { type: 'json' };
import udemy from './udemy.json' with { type: 'json' };
import vidyard from './vidyard.json' with { type: 'json' };
import wistia from './wistia.json' with { type: 'json' };
import xiaoyuzhou from './xiaoyuzhou.json' with { type: 'json' };

/** The recipes that come with releases. A test holds them against the schema. */
export const ownRecipes = [
  xiaoyuzhou,
  soundcloud,
  ted,
  coursera,
  udemy,
  douyin,
  dailymotion,
  wistia,
  internetArchive,
  rumble,
  ard,
  bbc,
  jwPlayer,
  bunny,
  niconico,
  simplecast,
  acast,
  vidyard,
  brightcove,
] as Recipe[];

/** Returns the recipe with a name that comes with releases. */
export const findOwnRecipe = (name: string): Recipe | undefined => ownRecipes.find((recipe) => recipe.name === name);
