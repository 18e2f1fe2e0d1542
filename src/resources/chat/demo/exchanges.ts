/** The speaker (by order in the exchange) and the text. Names in braces are replaced. */
export type Line = readonly [speaker: number, words: string]
export type Exchange = readonly Line[]

/** Messages between colleagues and customers of a payments company. */
export const exchanges: readonly Exchange[] = [
  [
    [0, 'Morning! Has the {city} payout batch gone through?'],
    [1, 'It left at 9:40. Two of {count} came back with a wrong IBAN.'],
    [0, 'Can you send me the two? I will call them.'],
    [1, 'Just did, check your mail.'],
  ],
  [
    [0, '{invoice} is paid 🎉'],
    [1, 'Finally! That one was open for {count} days.'],
    [0, 'They paid the reminder fee too, without a word.'],
  ],
  [
    [0, 'Do you have five minutes for the FX report?'],
    [1, 'After lunch? I am with {name} until one.'],
    [0, 'Perfect, I will book the small room.'],
    [1, 'Make it the one with the working screen 😄'],
  ],
  [
    [0, 'The terminal at the {city} shop drops its connection every hour.'],
    [1, 'Which firmware is on it?'],
    [0, '4.2.1, says the settings page.'],
    [1, 'That is the one with the Wi-Fi bug. 4.2.3 fixes it, it should offer the update tonight.'],
    [0, 'It did. No drop since {count} hours, thank you!'],
  ],
  [
    [0, 'Quote for {amount} is locked until 16:00.'],
    [1, 'Rate?'],
    [0, '1.0841, all in.'],
    [1, 'Take it.'],
    [0, 'Taken. Settlement {day}.'],
  ],
  [
    [0, 'Who is on call over the weekend?'],
    [1, 'Me, until Sunday noon. {name} has the rest.'],
    [0, 'Good. The bank announced maintenance on Saturday from 2 to 4.'],
    [1, 'Noted, I will pause the batches.'],
  ],
  [
    [0, 'I cannot find the contract of the partner in {city}.'],
    [1, 'It is in the files under Contracts, “{city} {year}, signed”.'],
    [0, 'Found it, I looked in the old folder.'],
  ],
  [
    [0, 'The customer asks whether we can pay out in {currency}.'],
    [1, 'Yes, from {amount} on. Below that the fee eats it up.'],
    [0, 'I will tell them.'],
    [1, 'And mention that it takes one day more.'],
  ],
  [
    [0, 'Lunch?'],
    [1, 'The noodle place?'],
    [0, 'In ten minutes at the door.'],
    [1, '👍'],
  ],
  [
    [0, 'Heads up: {invoice} has the old address on it.'],
    [1, 'Oh no. Sent already?'],
    [0, 'Not yet. I put it back to draft.'],
    [1, 'You saved my day. Corrected, sending now.'],
    [0, '🙌'],
  ],
  [
    [0, 'Chargeback on an order of {amount}, reason “not received”.'],
    [1, 'We have the signature of the courier from {day}.'],
    [0, 'Then we contest it. Can you upload it to the case?'],
    [1, 'Done. The deadline is in {count} days, I put it into the calendar.'],
  ],
  [
    [0, 'Is the test account for the {city} team ready?'],
    [1, 'Since yesterday. They got the invitation by mail.'],
    [0, 'One of them says the link has expired.'],
    [1, 'I sent it again, it is good for a week.'],
  ],
  [
    [0, 'The demo for the retail group is on {day} at ten.'],
    [1, 'I bring the two terminals. Do we show the payouts as well?'],
    [0, 'Yes, they asked for them twice.'],
    [1, 'Then I need a data set with more countries.'],
    [0, '{name} has one from the last fair.'],
  ],
  [
    [0, 'How many cards did we issue this month?'],
    [1, '{count} so far, a third of them virtual.'],
    [0, 'Better than I thought.'],
  ],
  [
    [0, 'Please look at the numbers before I send them to {name}.'],
    [1, 'The sum in row 14 counts the refund twice.'],
    [0, 'Good eye. It is {amount} then.'],
    [1, 'Matches my figure.'],
  ],
  [
    [0, 'I am on the train to {city}, the connection comes and goes.'],
    [1, 'No hurry, it can wait until tomorrow.'],
    [0, 'I read everything tonight.'],
  ],
  [
    [0, 'Can somebody approve my expense? The hotel in {city}, {amount}.'],
    [1, 'Approved. Nice hotel 😉'],
    [0, 'It was the only one with a room left, I promise.'],
  ],
  [
    [0, 'New regulation text is out: strong authentication from {amount} on, also for repeat orders.'],
    [1, 'From when?'],
    [0, 'In {count} weeks.'],
    [1, 'Then we have to change the checkout before that.'],
    [0, 'I wrote a card for it, with the paragraph that matters.'],
    [1, 'Great, I take it into the planning on {day}.'],
  ],
  [
    [0, 'Welcome to the team, {name}!'],
    [1, 'Thank you! Where do I find the list of who does what?'],
    [0, 'Ask anything here, that is the list 😄'],
  ],
  [
    [0, 'The warehouse counted again: {count} readers left, not what the system says.'],
    [1, 'Difference?'],
    [0, 'Three. They lay in the returns.'],
    [1, 'I correct the stock and note why.'],
  ],
]
