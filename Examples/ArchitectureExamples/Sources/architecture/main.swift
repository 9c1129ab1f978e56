import AppDefinitions
import AppScreens
import CleanMVC
import CleanMVP
import CleanMVVM
import Foundation
import MVCBreaksA10
import MVCBreaksA11
import MVCBreaksA3
import MVCBreaksA4
import MVCBreaksA7
import MVCBreaksA8
import MVCBreaksA9
import MVPBreaksA1
import MVPBreaksA12
import MVPBreaksA13
import MVPBreaksA14
import MVPBreaksA18
import MVPBreaksA2
import MVPBreaksA20
import MVPBreaksA21
import MVPBreaksA22
import MVPBreaksA23
import MVPBreaksA26
import MVPBreaksA4
import MVPBreaksA7
import MVVMBreaksA1
import MVVMBreaksA15
import MVVMBreaksA16
import MVVMBreaksA17
import MVVMBreaksA19
import MVVMBreaksA24
import MVVMBreaksA25
import MVVMBreaksA5
import MVVMBreaksA6
import MyOwnMVVM
import TriptychCommand
import TriptychParity

let command = Command(
  name: "architecture", invocation: "swift run architecture", version: "0.1.0",
  apps: TriptychApps.all.filter { $0.name == "colour" },
  patterns: [
    .cleanMVC, .cleanMVP, .cleanMVVM, .myOwnMVVM, .mvcBreaksA3, .mvcBreaksA4,
    .mvcBreaksA7, .mvcBreaksA8, .mvcBreaksA9, .mvcBreaksA10, .mvcBreaksA11,
    .mvpBreaksA1, .mvpBreaksA2, .mvpBreaksA4, .mvpBreaksA7, .mvpBreaksA12, .mvpBreaksA13,
    .mvpBreaksA14, .mvpBreaksA18, .mvpBreaksA20, .mvpBreaksA21, .mvpBreaksA22,
    .mvpBreaksA23, .mvpBreaksA26, .mvvmBreaksA1,
    .mvvmBreaksA5, .mvvmBreaksA6,
    .mvvmBreaksA15, .mvvmBreaksA16, .mvvmBreaksA17, .mvvmBreaksA25, .mvvmBreaksA19,
    .mvvmBreaksA24,
  ])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
