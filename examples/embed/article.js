// What an article can do with its boards: hear what readers do, and ask for a moment.
const said = document.getElementById("said");
document.getElementById("walk").addEventListener("move", ({ detail }) => {
  said.textContent = `You played: ${detail.actions.join(", ")}.`;
});
document.getElementById("next").addEventListener("click", () => document.getElementById("first").step(1));
