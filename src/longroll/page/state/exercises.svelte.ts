/** The exercises, and what the learner has solved of them. */

import { api } from "../api/client.ts";
import type { ExerciseList } from "../api/types.ts";
import { Tasks } from "./tasks.svelte.ts";

export const exercises = new Tasks<ExerciseList>({
  key: "longroll-exercises",
  list: api.exercises,
  start: api.startExercise,
  playedIn: ({ exercise }) => exercise,
});
