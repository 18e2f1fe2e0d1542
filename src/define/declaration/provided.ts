/** What a resource provides to the engine; one resource of an app has each. */
export interface Provided {
  /** Its records are links to lists: the custom parts `listLinks` and `listMenu` read and show them in every list. */
  readonly linksToLists?: true
  /** Its records are uploaded files: the endpoints of uploads create them, and its `content` is what they hold. */
  readonly storesFiles?: true
}
