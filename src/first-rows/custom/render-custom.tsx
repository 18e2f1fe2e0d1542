import { routeParameters } from '#base/format/route-parameters'
import type { FirstPart } from '#providers/first-part'
import { takeFrame } from '../frame'
import { Heading } from '../heading'
import { currentCustomPage } from '../page'
import { readAccount, readResponse } from '../read-response'
import { append } from '../stand-ins/jsx-runtime'
import { whenCustomIsOpen, type OpenedCustom } from './opened-custom'

/** Renders a custom page as its feature describes it; the entry of the script of each such page. */
export function startCustom(part: FirstPart): void {
  whenCustomIsOpen((opened) => {
    renderCustom(opened, part).then(opened.onSettled, opened.onSettled)
  })
}

async function renderCustom(
  { account, reads }: OpenedCustom,
  { actions: Actions, content: Content }: FirstPart,
): Promise<void> {
  const { page } = takeFrame()
  const [signedIn, ...arrived] = await Promise.all([account, ...reads])
  if (!page.isConnected) return
  readAccount(signedIn)
  const answers = arrived.map((response) => readResponse(response).data)
  const parameters = routeParameters(currentCustomPage().data.custom.path, location.pathname) ?? {}
  const content = <Content parameters={parameters} answers={answers} />
  const actions = Actions && <Actions parameters={parameters} answers={answers} />
  page.replaceChildren()
  append(page, <Heading isKnown actions={actions} />)
  append(page, content)
}
