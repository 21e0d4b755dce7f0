"""Learning environments: PettingZoo, Gymnasium (alone and many at once) and OpenSpiel.

Nothing is imported here: `fittest.envs.pettingzoo` needs the extra `envs`, `fittest.envs.openspiel` the extra
`openspiel`.
"""
