/** A topic and what belongs to it. */
export interface MindMap {
  title: string;
  /** Where the medium says it, in seconds. */
  startTime?: number;
  children: MindMap[];
}

/** The map of a medium's summary. */
export interface StoredMindMap {
  contentId: string;
  summaryId: string;
  map: MindMap;
  createdAt: number;
}

export interface MindMapStore {
  getMindMap(contentId: string): Promise<StoredMindMap | undefined>;
  putMindMap(map: StoredMindMap): Promise<void>;
}
