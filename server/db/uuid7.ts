import { v7 } from 'uuid'

/**
 * A UUIDv7 (RFC 9562): new ids lie together in an index, and those of one process stand in the order in which they were
 * made, even where the clock is set back.
 */
export const uuid7 = (): string => v7()
