/** The door of side-channel, in one line: qs reads, writes and asks for its notes on objects only. */
module.exports = () => new WeakMap();
