/** How visitors write that they want a person: patterns of whole words, in lower case, with curly apostrophes. */
export const personWishes = [
  '(talk|speak|talking|speaking|chat|write) (to|with) (a |an |some |your )?(real |actual |live )*(human|person|people|someone|somebody|agent|employee|colleague|team)',
  '(want|need|prefer|get|reach|contact|ask for|connect me (to|with)|put me through to) (a |an )?(real |actual |live )*(human|person|human being|agent)',
  '(a )?(real |actual |live )+(human|person|human being)',
  '(someone|somebody|one of you|a human|a person) (can |could |to |please |should )?(call|phone|email|mail|contact) me',
  '^(a |an )?(human|person|human being|agent)( please)?$',
];
