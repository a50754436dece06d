#!/usr/bin/env node
// An outside bot in JavaScript, without Ludoteca: takes the kind of action that it took least often in this game.
const lines = require('node:readline').createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');
let taken = new Map();

/** Here is the place for your ideas: `observation` is all that your seat knows. */
function choose({ observation, actions }) {
  const count = ({ type }) => taken.get(type) ?? 0;
  const chosen = actions.reduce((best, action) => (count(action) < count(best) ? action : best));
  taken.set(chosen.type, count(chosen) + 1);
  return chosen.text;
}

lines.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'ready', protocol: 1, name: 'Counting' });
  else if (message.type === 'new') taken = new Map();
  else if (message.type === 'decision') say({ type: 'action', id: message.id, action: choose(message) });
  else if (message.type === 'stop') process.exit();
});
