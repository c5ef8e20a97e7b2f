/** A topic with its subtopics. */
export interface MindMap {
  title: string;
  /** Time of the topic in seconds. */
  startTime?: number;
  children: MindMap[];
}

/** The stored mind map of a summary. */
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
