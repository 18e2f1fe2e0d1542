import { Gallery } from '#screens/views/gallery/gallery'
import type { Body } from './list'
import { tableProps } from './rows'

/** The records of a list as cards with a picture. */
export const Cards: Body = ({ shown, on }) =>
  shown.answer?.data.length === 0 ? null : <Gallery {...tableProps(shown, on)} />
