/** A topic of a mind map with its subtopics; the root is the whole map. */
export interface MindMap {
  title: string;
  /** Time of the topic in seconds. */
  startTime?: number;
  /** Address of the topic's one link; it counts only without a time. */
  url?: string;
  children: MindMap[];
}

/** The mind map that was made from one version of a media item's summary. */
export interface StoredMindMap {
  contentId: string;
  summaryId: string;
  map: MindMap;
  createdAt: number;
}

/** Stores the mind map of each media item; a new one replaces it. */
export interface MindMapStore {
  getMindMap(contentId: string): Promise<StoredMindMap | undefined>;
  putMindMap(map: StoredMindMap): Promise<void>;
}
