import {
  type Attributes,
  findFile,
  findOtherAddresses,
  findSource,
  hasMediaExtension,
  isVisible,
  readSize,
} from './element-attributes.ts';
import type { ElementSnapshot, PageSnapshot, PlayerSnapshot } from './page-snapshot.ts';

const maxItems = 500;
const maxSources = 50;

/** The snapshot of a page while its HTML is read. Relative addresses are resolved; what has no valid address is left out. */
export class HtmlPage {
  private readonly page: PageSnapshot;
  private readonly players: PlayerSnapshot[] = [];
  private readonly links: PlayerSnapshot[] = [];
  /** The media element that is open. */
  private element: ElementSnapshot | undefined;
  /** The player of a file that is open, whose text tracks are within it. */
  private player: PlayerSnapshot | undefined;
  /** The caption of the figure that was opened last, and the number of the elements above it. */
  private figure = { caption: '', elementsAbove: 0 };
  /** The link to a file that is open. */
  private link: PlayerSnapshot | undefined;
  /** Base of relative addresses: that of the first `base` element, or the page's own. */
  base: string;

  constructor(url: string) {
    this.page = { url, title: '', elements: [], frames: [], meta: [], jsonLd: [] };
    this.base = url;
  }

  get isFull(): boolean {
    const { elements, frames, meta, jsonLd } = this.page;
    return elements.length + frames.length + meta.length + jsonLd.length >= maxItems;
  }

  get isInElement(): boolean {
    return this.element !== undefined;
  }

  get hasLinks(): boolean {
    return this.links.length > 0;
  }

  setBase(href: string | undefined): void {
    if (this.base === this.page.url) this.base = this.resolve(href) ?? this.base;
  }

  /** Takes the first title that a page has. */
  addTitle(text: string): void {
    this.page.title ||= text.replace(/\s+/g, ' ').trim().slice(0, 1000);
  }

  addMeta({ property, name, itemprop, content }: Attributes): void {
    const key = property ?? name ?? itemprop;
    if (key && content) this.page.meta.push([key.toLowerCase(), content]);
  }

  addJsonLd(text: string): void {
    this.page.jsonLd.push(text);
  }

  openElement(kind: ElementSnapshot['kind'], attributes: Attributes): void {
    this.element = {
      kind,
      sources: [],
      tracks: [],
      ...readSize(attributes, kind === 'audio' ? [300, 54] : [300, 150]),
      visible: isVisible(attributes) && (kind === 'video' || 'controls' in attributes),
      playing: false,
      muted: 'muted' in attributes,
      loop: 'loop' in attributes,
      autoplay: 'autoplay' in attributes,
      duration: 0,
      advertising: false,
      title: attributes.title ?? attributes['aria-label'] ?? '',
    };
    this.page.elements.push(this.element);
    this.addSource(attributes);
  }

  closeElement(): void {
    this.element = undefined;
  }

  /** Adds a source to the open media element. */
  addSource(attributes: Attributes): void {
    const address = this.resolve(findSource(attributes));
    const sources = this.element?.sources;
    if (address && sources && !sources.includes(address) && sources.length < maxSources) sources.push(address);
  }

  openFigure(): void {
    this.figure = { caption: '', elementsAbove: this.page.elements.length };
  }

  addCaption(text: string): void {
    this.figure.caption ||= text.replace(/\s+/g, ' ').trim().slice(0, 1000);
  }

  /** Takes the caption of a figure for the title of its media elements that have none. */
  closeFigure(): void {
    for (const element of this.page.elements.slice(this.figure.elementsAbove)) element.title ||= this.figure.caption;
    this.openFigure();
  }

  /** Opens a player of Vidstack: of a file, or of a video of YouTube or Vimeo, whose provider is in front of the id. */
  openPlayer({ src = '', ...attributes }: Attributes): void {
    const [, provider, id] = /^(youtube|vimeo)\/([\w-]{1,30})$/.exec(src) ?? [];
    const hosts = { youtube: 'https://www.youtube.com/embed/', vimeo: 'https://player.vimeo.com/video/' };
    const count = this.players.length;
    this.addFile({ ...attributes, src: provider ? hosts[provider as keyof typeof hosts] + id : src });
    this.player = this.players[count];
  }

  closePlayer(): void {
    this.player = undefined;
  }

  /** Adds a text track to the open media element or player. */
  addTrack({ kind, srclang, label, src }: Attributes): void {
    const { tracks } = this.element ?? this.player ?? {};
    tracks?.push({
      trackId: String(tracks.length),
      kind: kind?.toLowerCase() || 'subtitles',
      language: srclang ?? '',
      label: label ?? '',
      url: this.resolve(src),
    });
  }

  /** Adds a frame by its attributes, and returns whether one of them is an address. */
  addIframe(attributes: Attributes): boolean {
    const otherUrls = findOtherAddresses(attributes).flatMap((address) => this.resolve(address) ?? []);
    const source = findSource(attributes) ?? otherUrls[0];
    this.addFrame(source, attributes, otherUrls);
    return source !== undefined;
  }

  addFrame(address: string | undefined, attributes: Attributes, otherUrls: string[] = []): void {
    const url = this.resolve(address);
    if (!url || !/^https?:/.test(url)) return;
    const box = { ...readSize(attributes, [300, 150]), visible: isVisible(attributes) };
    this.page.frames.push({ url, ...(otherUrls.length > 0 && { otherUrls }), ...box });
  }

  /** Adds the file of an element that plays streams, which may also be a page of a known site. */
  addFile(attributes: Attributes): void {
    const { src = '', title = '' } = attributes;
    if (hasMediaExtension(src)) this.addPlayer({ url: src, title, tracks: [] });
    else this.addFrame(src, attributes);
  }

  /** Adds the file that scripts play in an element, unless a media element is open, whose sources are known. */
  addScriptedFile(attributes: Attributes): void {
    if (!this.element) this.addPlayer({ url: findFile(attributes) ?? '', title: attributes.title ?? '', tracks: [] });
  }

  addPlayer({ url: written, tracks, ...player }: PlayerSnapshot): void {
    const url = this.resolve(written);
    if (!url || this.players.length >= maxItems) return;
    this.players.push({ ...player, url, tracks: tracks.map((track) => ({ ...track, url: this.resolve(track.url) })) });
  }

  /** Opens a link, to whose title the text within it belongs if it leads to a media file. */
  openLink({ href = '', title = '' }: Attributes): void {
    const url = hasMediaExtension(href) ? this.resolve(href) : undefined;
    this.link = url && this.links.length < maxItems ? { url, title, tracks: [] } : undefined;
    if (this.link) this.links.push(this.link);
  }

  addLinkText(text: string): void {
    if (this.link && this.link.title.length < 300) this.link.title += text;
  }

  closeLink(): void {
    this.link = undefined;
  }

  /** Adds a file that no element plays, as one that a link leads to. */
  addLinkedFile(file: PlayerSnapshot | undefined): void {
    const url = this.resolve(file?.url);
    if (file && url) this.links.push({ ...file, url });
  }

  /** Adds the media of a document that the page contains as text. */
  addDocument({ elements, frames, players = [] }: PageSnapshot): void {
    this.page.elements.push(...elements.slice(0, maxItems));
    this.page.frames.push(...frames.slice(0, maxItems));
    this.players.push(...players);
  }

  toSnapshot(): PageSnapshot {
    const { page, players, links } = this;
    return { ...page, ...(players.length > 0 && { players }), ...(links.length > 0 && { links }) };
  }

  private resolve(address = ''): string | undefined {
    const written = address.trim();
    return written && URL.canParse(written, this.base) ? new URL(written, this.base).href : undefined;
  }
}
