import { boxOfSettings, type CueBox, linePercent, settingsOfBox } from './cue-position.ts';

/** Reads the `REGION` blocks above the first cue (https://www.w3.org/TR/webvtt1/#regions), by their names. */
export function readRegions(head: string): Map<string, CueBox> {
  const blocks = head.split('\n\n').filter((block) => /^\n{0,9}REGION[ \t]{0,9}\n/.test(block));
  return new Map(
    blocks.flatMap((block) => {
      const values = new Map(block.split(/\s+/).map((setting) => setting.split(/:(.*)/s, 2) as [string, string]));
      const name = values.get('id');
      return name === undefined ? [] : [[name, boxOfRegion(values)] as const];
    }),
  );
}

/** Lines scroll up from the bottom of a region, which an anchor of its own ties to one of the picture. */
function boxOfRegion(values: Map<string, string>): CueBox {
  const percent = (value: string | undefined, otherwise: number) => {
    const parsed = Number.parseFloat(value ?? '');
    return Number.isFinite(parsed) ? Math.min(Math.max(parsed, 0), 100) : otherwise;
  };
  const anchors = (name: string) => values.get(name)?.split(',') ?? [];
  const [regionX, regionY] = anchors('regionanchor');
  const [pictureX, pictureY] = anchors('viewportanchor');
  const width = percent(values.get('width'), 100);
  const height = percent(values.get('lines'), 3) * linePercent;
  const left = Math.max(0, percent(pictureX, 0) - (percent(regionX, 0) / 100) * width);
  const block = percent(pictureY, 100) + ((100 - percent(regionY, 100)) / 100) * height;
  return { left, right: Math.min(100, left + width), align: 'center', anchor: 'end', block: Math.min(block, 100) };
}

/** Returns the settings of a cue with the place of its region, unless the settings have their own place, which takes precedence. */
export function placeInRegion(settings: string, regions: Map<string, CueBox>): string {
  const region = regions.get(/(?:^|\s)region:(\S{1,50})/.exec(settings)?.[1] ?? '');
  if (!region || /(?:^|\s)(?:line|size|vertical):/.test(settings)) return settings;
  const place = settingsOfBox({ ...region, align: boxOfSettings(settings).align }) ?? '';
  const added = place.split(' ').filter((setting) => !setting.startsWith('align:'));
  return [settings, ...added].filter(Boolean).join(' ');
}
