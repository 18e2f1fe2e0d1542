import { boardAnswer } from '#providers/data/lists/board-answer'
import { laneParameter } from '#screens/views/board/lane-cells'
import { Board } from './board'
import { listOf } from './list'
import { whenListIsOpen } from './opened-list'
import { renderList, type FirstView } from './render-list'

const view: FirstView = {
  layout: listOf(Board),
  read: (answer, { wire }) => boardAnswer(answer, wire?.board),
}

// The script that renders the first cards of a board before the application has loaded.
whenListIsOpen((list) => {
  if (list.view !== 'board') return
  // A board in lanes is rendered by the application.
  if (new URLSearchParams(location.search).has(laneParameter)) list.onSettled()
  else renderList(list, view).then(list.onSettled, list.onSettled)
})
