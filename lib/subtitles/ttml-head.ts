import { createTtmlScope, type TtmlScope } from './ttml-scope.ts';
import { TtmlStyles, type XmlAttributes } from './ttml-styles.ts';
import { parseTtmlTime, readTtmlClock, type TtmlClock } from './ttml-time.ts';

/** Reads what applies to the texts of a TTML document: its clock and language, styles, regions, and names of agents. */
export class TtmlHead {
  readonly styles = new TtmlStyles();
  clock: TtmlClock = readTtmlClock({});
  language: string | undefined;
  private readonly agents = new Map<string, string>();
  /** Times at which a region shows its text, where it has some. */
  private readonly regionTimes = new Map<string, TtmlScope>();
  private agentId: string | undefined;
  private regionId: string | undefined;
  private isNameOpen = false;
  private isProgramStartOpen = false;
  private programStart = '';

  /** Opens the root, an agent or its name, or a region, wherever in the document it stands. */
  openElement(name: string, attributes: XmlAttributes): void {
    const id = attributes['xml:id'];
    this.isProgramStartOpen = name === 'documentStartOfProgramme';
    if (name === 'tt') this.setRoot(attributes);
    if (name === 'agent') this.agentId = id;
    this.isNameOpen = name === 'name' && this.agentId !== undefined;
    if (name !== 'region') return;
    this.regionId = id;
    const region = createTtmlScope(name, attributes, {}, undefined, this.clock);
    if (id !== undefined && region.isTimed) this.regionTimes.set(id, region);
  }

  closeElement(name: string): void {
    this.isNameOpen = this.isProgramStartOpen = false;
    if (name === 'agent') this.agentId = undefined;
    if (name === 'region') this.regionId = undefined;
  }

  /** Adds a style or a region; a style within a region is part of it. */
  addStyle(name: string, attributes: XmlAttributes): void {
    const id = attributes['xml:id'];
    if (name === 'style' && this.regionId !== undefined) this.styles.extend(this.regionId, attributes);
    else if ((name === 'style' || name === 'region') && id !== undefined) this.styles.add(id, attributes);
  }

  /** Adds a text if it is the first name of an agent or the start of the program, and returns whether it is. */
  addText(text: string): boolean {
    if (this.isProgramStartOpen) this.programStart += text;
    if (this.isProgramStartOpen) return true;
    if (!this.isNameOpen || this.agentId === undefined || this.agents.has(this.agentId)) return false;
    this.agents.set(this.agentId, text);
    return true;
  }

  /** Time of the tape at which the program starts, which EBU-TT (Tech 3370) names. Seconds. */
  get startOfProgram(): number {
    return parseTtmlTime(this.programStart, this.clock) ?? 0;
  }

  /** Returns the name of an agent, or else its id. */
  nameOf(agentId: string): string {
    return this.agents.get(agentId) ?? agentId;
  }

  /** Returns the time range in which a region shows its text; undefined if it always does. */
  timesOf(regionId: string | undefined): TtmlScope | undefined {
    return this.regionTimes.get(regionId ?? '');
  }

  private setRoot(attributes: XmlAttributes): void {
    this.clock = readTtmlClock(attributes);
    this.language = attributes['xml:lang'];
    this.styles.setRoot(attributes);
  }
}
